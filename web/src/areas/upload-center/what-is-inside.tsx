import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnSubmission } from '../../page/upload/submission/submission.ts'
import { TextAlternative } from '../../stage/alternative/text-alternative.tsx'
import { Lintel } from '../../ui/layout/lintel.tsx'

/** What was read out of the file, so that its author sees whether it was understood. */
export function WhatIsInside({ submission: { inside } }: { submission: OwnSubmission }) {
  const { t } = useTranslation('person_center')
  const [open, setOpen] = useState(true)

  return (
    <section aria-labelledby="inside">
      <Lintel size="section" id="inside">
        {t('submission.inside')}
      </Lintel>
      {inside ? (
        <TextAlternative id="inside-words" inside={inside} open={open} onToggle={setOpen} />
      ) : (
        <p>{t('submission.inside_none')}</p>
      )}
    </section>
  )
}
