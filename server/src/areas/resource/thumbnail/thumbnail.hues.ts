/** The hues of the types that pictures use, as web/src/styles/hues.css has them. */
export const hues = {
  form: { hue: '#2b5e9d', vivid: '#2f6fbf', mid: '#8db3e2', tint: '#e3ecf7', deep: '#173356' },
  schedule: { hue: '#52660e', vivid: '#71891b', mid: '#acbf78', tint: '#ebf0dc', deep: '#2d380a' },
  'document-style': { hue: '#8a3c69', vivid: '#ab4f84', mid: '#d998bb', tint: '#f8e3ed', deep: '#4a1f37' },
  portal: { hue: '#00687a', vivid: '#0d8398', mid: '#73bccc', tint: '#dceef2', deep: '#003943' },
  login: { hue: '#9b313f', vivid: '#bf4452', mid: '#ea989b', tint: '#fbe3e3', deep: '#531a21' },
} as const

/** Diagrams follow the theme of the page. */
export const flowThemes = {
  light: {
    ground: '#ffffff',
    lane: '#fae6da',
    grid: '#e9dfd8',
    shape: '#ffffff',
    line: '#944108',
    event: '#bd5a14',
    gateway: '#e4a077',
    ink: '#1c1b18',
    faint: '#54504a',
  },
  dark: {
    ground: '#1a1b19',
    lane: '#322117',
    grid: '#322b26',
    shape: '#232422',
    line: '#eead89',
    event: '#d88350',
    gateway: '#9d5c36',
    ink: '#ecebe5',
    faint: '#b8b5ab',
  },
} as const

export const ink = { text: '#1c1b18', soft: '#54504a', faint: '#8a8376', line: '#dcd7cc', control: '#b3ab9c' } as const
/** What paper lies on. */
export const desk = '#dedad0'
