import { menus } from '@atrium/contract/access'

const ids = Object.values(menus)

/** The menu ids a person's list lacks, as the text of `data-lacks`; nobody lacks anything by an absent list. */
export function lackedMenus(list: readonly number[] | null | undefined): string {
  return list ? ids.filter((id) => !list.includes(id)).join(' ') : ''
}

/** What leads to an area carries its menu id in `data-menu`; what the person cannot open is not offered [HDR-17]. */
export function menuStyle(): string {
  const hidden = ids.map((id) => `[data-lacks~="${id}"] [data-menu="${id}"]`)
  return `${hidden.join()}{display:none!important}`
}
