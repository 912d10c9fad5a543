import { redirect } from 'react-router'
import type { Route } from './+types/screen.ts'
import { screenFiles } from './screen-files.ts'

/** `/management/download-log` is the screen `download_log`; what it needs is asked for as soon as its file is there. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const name = params.screen?.replaceAll('-', '_') ?? 'overview'
  if (!(name in screenFiles)) throw redirect('/errors')

  const file = await screenFiles[name as keyof typeof screenFiles]()
  return { draw: file.default, data: await file.clientLoader?.({ request }) }
}

export default function Screen({ loaderData: { draw: Draw, data } }: Route.ComponentProps) {
  return <Draw loaderData={data} />
}
