import { useMemo } from 'react'
import { redirect } from 'react-router'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { Stage } from '../../stage/stage.tsx'
import { SourceContext } from '../../stage/use-payload.ts'
import type { Route } from './+types/stage-one.ts'
import { exampleOf, sourceOf } from './stage-example.ts'

export const handle: Handle = { modules: ['resource'] }

export async function loader({ params }: Route.LoaderArgs) {
  const example = await exampleOf(params.name)
  if (!example) throw redirect('/demo/stage')
  return example
}

/** One stage with an example in the page itself: nothing is asked of the server. */
export default function StageOne({ loaderData: example }: Route.ComponentProps) {
  const source = useMemo(() => sourceOf(example), [example])
  return (
    <>
      <h1 className="visually-hidden">{example.inside.type}</h1>
      <SourceContext value={source}>
        <Stage resource={{ resource_id: 1, version: { version: '1.0.0' }, inside: example.inside }} />
      </SourceContext>
    </>
  )
}
