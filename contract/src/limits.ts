/** Numbers the specification fixes. Each stands here once; style sheets receive theirs through `web/src/platform/page/limits.css.ts`. */

/** Days begin and end, and times are written, in this zone. The database function `portal_day` names it, too. */
export const portalTimeZone = 'Asia/Shanghai'

export const requestTimeout = { read: 200_000, write: 300_000 } as const

export const toastDuration = { usual: 5_000, areaFailedToLoad: 10_000 } as const
export const downloadTooltipDuration = 3_000
export const tooltipDelay = { enter: 150, leave: 100 } as const
export const spinnerDebounce = 50

/** How long a page waits for its translations, and how often it looks. */
export const translationWait = { every: 100, atMost: 2_000 } as const

export const headerHeight = 60
export const pageMinimumWidth = 1020
/** Below this width the phone layout takes over and the minimum width no longer applies. */
export const phoneWidth = 768
/** From a phone's width to this one, tablets held upright have a layout of their own; with a mouse the minimum width applies. */
export const widestTablet = pageMinimumWidth - 1

/**
 * How many header entries stay visible by window width; the rest go under 'more'.
 * One source of the specification says the first 4 stay when narrow: change the numbers here.
 */
export const headerEntries = [
  { upTo: 1280, visible: 2 },
  { upTo: 1599, visible: 3 },
] as const

export const casePanelLinks = 20
export const knowledgePanelHeight = 450

export const modalWidth = 850
export const feedbackEditorHeight = 150

/** A file travels in chunks of this size; only the last is smaller. */
export const chunkSize = 8 * 1024 * 1024

/** How large a file may be, by what it is for. */
export const fileSizes = {
  resource: 200 * 1024 ** 2,
  document: 200 * 1024 ** 2,
  image: 20 * 1024 ** 2,
  video: 5 * 1024 ** 3,
  installer: 5 * 1024 ** 3,
  rows: 50 * 1024 ** 2,
} as const

/** Rows of a file. A sheet holds a little more than a million. */
export const mostRows = { exported: 1_000_000, imported: 100_000 } as const

/** Seconds in which an approval can be taken back: publication and notices start after them. */
export const approvalDelay = 10

/** How many resources a published kit holds. */
export const kitSize = { least: 8, most: 12 } as const
