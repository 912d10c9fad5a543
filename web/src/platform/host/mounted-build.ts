import type { ServerBuild } from 'react-router'

/** The build knows no base path: the router and the files it names get it here, when the portal starts [RT-14]. */
export async function mountedBuild(building: Promise<ServerBuild>, basePath: string): Promise<ServerBuild> {
  const build = await building
  if (basePath === '') return build
  const known = mounted.get(build)
  if (known) return known

  const assets = JSON.stringify(build.assets).replaceAll('"/assets/', `"${basePath}/assets/`)
  const made = { ...build, basename: basePath, assets: JSON.parse(assets) }
  mounted.set(build, made)
  return made
}

const mounted = new WeakMap<ServerBuild, ServerBuild>()
