import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The living style sheet. Few addresses for many pages: every visitor downloads the list of addresses. */
export const demoRoutes: RouteConfigEntry = route('demo', 'areas/demo/demo.tsx', [
  route(':name?', 'areas/demo/page.tsx'),
  route('stage/:name', 'areas/demo/stage-one.tsx'),
  route('bare', 'areas/demo/bare.tsx'),
])
