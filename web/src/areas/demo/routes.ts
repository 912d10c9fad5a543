import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'

const page = (name: string) => route(name, `areas/demo/${name}.tsx`)

/** The living style sheet. A guard keeps it out of production. */
export const demoRoutes: RouteConfigEntry[] = [
  route('demo', 'areas/demo/demo.tsx', [
    index('areas/demo/system.tsx'),
    page('icon'),
    page('button'),
    page('input'),
    page('search'),
    page('tabs'),
    page('card'),
    page('cover'),
    page('table'),
    page('stage'),
    route('stage/:name', 'areas/demo/stage-one.tsx'),
    page('dialog'),
    page('toast'),
    page('state'),
    page('upload'),
    page('bare'),
  ]),
]
