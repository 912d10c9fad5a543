import type { StageExample } from '../stage-example.ts'

/** The workshop stores no packages, so there is no page to open: the stage says why. Its inputs show on real ones. */
export default {
  inside: {
    type: 'login',
    slots: [
      { name: 'title', kind: 'text', value: { 'zh-CN': '禾岸农业 · 办公系统', en: 'Riverbank Farms · Office' } },
      { name: 'logo', kind: 'logo', value: 'logo.svg' },
    ],
    assets: [{ path: 'logo.svg', size: 1_204 }],
  },
  opened: { page: null, pdf: null, other_pdf: null, pages: null },
} satisfies StageExample
