import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'

const most = 10
const longest = 20

/** Tags as people write them: words with commas between, of either script. */
export function TagsField({ tags, onChange }: { tags: string[]; onChange: (tags: string[]) => void }) {
  const { t } = useTranslation('person_center')
  const [written, setWritten] = useState<string | null>(null)

  return (
    <Field label={t('submission.tags')} hint={t('submission.tags_hint')}>
      {(control) => (
        <Input
          {...control}
          value={written ?? tags.join(t('resource:detail.comma'))}
          onChange={({ target }) => {
            setWritten(target.value)
            onChange(tagsIn(target.value))
          }}
          onBlur={() => setWritten(null)}
        />
      )}
    </Field>
  )
}

function tagsIn(text: string): string[] {
  const words = text.split(/[,，、;；]/).map((word) => word.trim().slice(0, longest))
  return [...new Set(words.filter(Boolean))].slice(0, most)
}
