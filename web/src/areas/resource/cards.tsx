import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ResourceCard } from '../../ui/card/resource-card.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { CardActions } from './card-actions.tsx'
import type { ResourceRowData } from './find.ts'
import { FitsMine } from './fits-mine.tsx'

interface CardsProps {
  list: ResourceRowData[]
  /** Of several types, so that each card says its own. */
  mixed: boolean
  level?: 2 | 3
  columns?: 3 | 4
  /** Of one author, whom the page names already. */
  ofOneAuthor?: boolean
  /** Stands after the cards, in a place of its own. */
  last?: ReactNode
}

export function Cards({ list, mixed, level = 2, columns = 3, ofOneAuthor = false, last }: CardsProps) {
  const { t } = useTranslation('resource')

  return (
    <Grid columns={columns}>
      {list.map((resource, place) => (
        <ResourceCard
          key={resource.resource_id}
          level={level}
          type={resource.resource_type}
          id={resource.cover_seed}
          image={resource.cover}
          title={resource.title}
          summary={resource.summary}
          shown={resource}
          to={`/resource/${resource.resource_type}/${resource.resource_id}`}
          download_count={resource.download_count}
          rating={resource.rating}
          version={resource.fits && `${resource.fits}+`}
          official={resource.official}
          {...(resource.owner_name && !ofOneAuthor ? { author: resource.owner_name } : {})}
          {...(mixed ? { typeName: t(`common:type.${resource.resource_type}.name`) } : {})}
          mark={<FitsMine needs={resource.needs} />}
          actions={<CardActions resource={resource} />}
          lazy={place > 2}
        />
      ))}
      {last}
    </Grid>
  )
}
