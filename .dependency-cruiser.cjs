/**
 * The house is built downwards: main → app, worker → areas → the shared areas → search, platform → contract,
 * and routes, root → areas, shell → page, stage, editor, player → ui, platform → contract. These rules fail the check when a file looks up.
 */
const upward = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

const server = 'server/src/'
const web = 'web/src/'
/** From top to bottom: each may use those after it, and every other area may use them all. */
const sharedAreas = ['review', 'item', 'file', 'share', 'account', 'session', 'proof', 'notice', 'message']

module.exports = {
  forbidden: [
    upward('no-cycle', {}, { circular: true }, 'Two files that need each other are one file, or three.'),
    upward(
      'no-orphan',
      {
        orphan: true,
        pathNot: [
          '\\.test\\.tsx?$',
          '\\.worker\\.ts$', // started by its address
          '\\.d\\.ts$',
          '(^|/)[^/]+\\.config\\.ts$',
          '^(e2e|drill|scripts|bench)/',
          '^content/src/',
        ],
      },
      {},
      'A module nobody imports is dead, or is a program and belongs in scripts/.',
    ),
    upward(
      'contract-stands-alone',
      { path: '^contract/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^contract/', '^node_modules/zod/'] },
      'The contract is what both sides know; it knows nobody but zod.',
    ),
    upward(
      'light-contract-imports-nothing',
      { path: '^contract/src/(access|errors|limits|languages|resource-types)\\.ts$' },
      { path: '.+', dependencyTypesNot: ['type-only'] },
      'These travel to every visitor; types do not.',
    ),
    upward(
      'server-and-web-meet-in-the-contract',
      { path: '^server/' },
      { path: '^(web|content)/' },
      'The server does not know its pages or its demo content.',
    ),
    upward(
      'pages-do-not-reach-the-server',
      { path: `^${web}`, pathNot: `^${web}platform/host/` },
      { path: '^(server|content)/' },
      'Pages ask through the API. Only the host, web/server.ts and web/src/platform/host, knows both sides.',
    ),
    upward(
      'platform-below-areas',
      { path: `^${server}(platform|search)/` },
      { path: `^${server}(areas/|main|app|worker)` },
      'The platform carries the areas, not the other way round.',
    ),
    upward(
      'areas-do-not-start-the-house',
      { path: `^${server}areas/` },
      { path: `^${server}(main|app|worker)\\.ts$` },
      'Areas are started; they start nothing.',
    ),
    upward(
      'area-does-not-know-its-neighbour',
      // The overview counts what waits in every area; none of them knows it.
      { path: `^${server}areas/([^/]+)/`, pathNot: `^${server}areas/overview/` },
      { path: `^${server}areas/`, pathNot: [`^${server}areas/$1/`, `^${server}areas/(${sharedAreas.join('|')})/`] },
      `Only ${sharedAreas.join(', ')} are shared.`,
    ),
    ...sharedAreas
      .slice(1)
      .map((area, index) =>
        upward(
          `${area}-below-${sharedAreas[index]}`,
          { path: `^${server}areas/${area}/` },
          { path: `^${server}areas/(${sharedAreas.slice(0, index + 1).join('|')})/` },
          `${sharedAreas.join(' → ')}, never upwards.`,
        ),
      ),
    upward(
      'web-area-does-not-know-its-neighbour',
      { path: `^${web}areas/([^/]+)/` },
      { path: `^${web}areas/`, pathNot: `^${web}areas/$1/` },
      'Screens of two areas meet in ui, stage or platform.',
    ),
    upward(
      'areas-below-routes',
      { path: `^${web}(areas|page|stage|editor|player|ui|platform)/` },
      { path: `^${web}(root\\.tsx|routes\\.ts|shell/)` },
      'The shell holds the areas; they do not hold it.',
    ),
    upward(
      'page-and-stage-below-areas',
      { path: `^${web}(page|stage|editor|player)/` },
      { path: `^${web}areas/` },
      'Areas use them.',
    ),
    upward(
      'ui-knows-nothing-of-the-portal',
      { path: `^${web}ui/` },
      { path: `^${web}(areas|page|stage|editor|player|platform)/` },
      'Buttons and cards are drawn from their props.',
    ),
    upward(
      'web-platform-is-lowest',
      { path: `^${web}platform/` },
      { path: `^${web}(areas|page|stage|editor|player|ui)/` },
      'platform and ui stand side by side.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
