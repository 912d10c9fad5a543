import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../../../platform/api/use-query.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'

/** Under which type an article stands; the one it has now until the others are known. */
export function PlaceField({ knowledge_type_id }: { knowledge_type_id: number }) {
  const { t } = useTranslation('knowledge')
  const places = usePlaces()
  const known = places.map((place) => ({ value: `${place.knowledge_type_id}`, name: place.names.join(' / ') }))
  const options = known.length > 0 ? known : [{ value: `${knowledge_type_id}`, name: '…' }]

  return (
    <Field label={t('filing.place')}>
      {(field) => (
        <Select
          {...field}
          // The choice is made anew when there is something to choose from.
          key={options.length}
          name="knowledge_type_id"
          defaultValue={knowledge_type_id}
          options={options}
        />
      )}
    </Field>
  )
}

type ArticlePlace = Answer<'GET /api/knowledges/places'>['list'][number]

/** Where an article can stand; empty until the answer is there. */
function usePlaces(): ArticlePlace[] {
  return useQuery('GET /api/knowledges/places', {}, { showsFailure: true }).data?.list ?? []
}
