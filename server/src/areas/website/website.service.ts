import { menus, roleType } from '@atrium/contract/access'
import type { Language } from '@atrium/contract/languages'
import type { WebsiteHomeBlock } from '@atrium/contract/website/website'
import { z } from 'zod'
import { brandName } from '../../platform/brand/brand.ts'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { chooseText, type PartialTexts } from '../../platform/language/choose-text.ts'
import type { Platform } from '../../platform.ts'
import { publicAddress } from '../file/serve/serve.open.ts'
import {
  type BrandSetting,
  decided,
  type HomeBlockRow,
  isRunning,
  offered,
  readBlocks,
  trialsOffered,
} from './website.decisions.ts'

const productCodeProductNameRow = z.object({ product_code: z.string(), product_name: z.string() })

type WebsiteContext = Pick<Platform, 'db' | 'cache' | 'config'>

/** What the operator decided in the portal; where nothing was decided, what the environment says. */
export async function readWebsite({ db, cache, config }: WebsiteContext, viewer: Viewer) {
  const { language } = viewer
  const { platform_title, brand, office_site, languages, announcements, menu_items } = await decided({ db, cache })

  return {
    platform_title: textFor(platform_title, language) ?? brandName(config, language),
    brand: { ...brandPictures(brand), accent: brand?.accent ?? null },
    office_site: office_site ?? config.OFFICE_SITE ?? null,
    languages: offered(languages),
    announcement_ids: announcements.filter((one) => isRunning(one)).map(({ announcement_id }) => announcement_id),
    products: await listSuites(db, language, config.PRODUCTS),
    menu_items: menu_items
      .filter(({ menu_id }) => menu_id === null || canOpen(viewer, menu_id))
      .map((item) => ({ ...item, menu_name: textFor(item.menu_name, language) ?? item.code })),
  }
}

/** Management is for administrators alone, also where an absent list opens everything else. */
function canOpen({ roles, menus: list }: Viewer, menu_id: number): boolean {
  if (menu_id === menus.management && roleType(roles) !== 'management') return false
  return list === null || list.includes(menu_id)
}

function textFor(texts: PartialTexts | null, language: Language): string | null {
  return chooseText(texts, language)?.text ?? null
}

/** The suites that were entered; before the first one, the codes of the environment under their own name. */
async function listSuites(db: Db, language: Language, codes: readonly string[]) {
  const { rows } = await typedSql(productCodeProductNameRow)`
    select code as product_code, in_language(name, ${language}) as product_name
    from product where suite_id is null order by position, product_id`.execute(db)
  return rows.length > 0 ? rows : codes.map((code) => ({ product_code: code, product_name: code }))
}

export async function readHomePage(platform: WebsiteContext, { language }: Viewer) {
  const decisions = await decided(platform)
  const { hot_searches, blocks } = decisions
  return {
    hot_searches: hot_searches.flatMap((words) => textFor(words, language) ?? []),
    blocks: blocks.filter((one) => isRunning(one)).map((one) => asShown(one, language)),
    trials: trialsOffered(decisions),
  }
}

interface PreviewMoment {
  at?: string | undefined
  home_block_id?: number | undefined
}

/** The preview is read from the database, not from the cache. */
export async function previewHomePage(platform: WebsiteContext, viewer: Viewer, { at, home_block_id }: PreviewMoment) {
  const { hot_searches, trials } = await readHomePage(platform, viewer)
  const blocks = await readBlocks(platform.db, home_block_id ?? null)
  const moment = at === undefined ? Date.now() : Date.parse(at)
  const shown = blocks.filter((one) => one.home_block_id === home_block_id || isRunning(one, moment))
  return { hot_searches, trials, blocks: shown.map((one) => asShown(one, viewer.language)) }
}

function asShown({ home_block_id, kind, link, ...block }: HomeBlockRow, language: Language): WebsiteHomeBlock {
  return {
    home_block_id,
    kind,
    link: link || null,
    title: textFor(block.title, language),
    lead: textFor(block.lead, language),
    link_name: textFor(block.link_name, language),
    picture: pictureAddress(block.picture_id, block.picture_name),
  }
}

/** A new picture has a new address, so each may be cached for good. The names choose a size. */
export function brandPictures(brand: BrandSetting | null) {
  const address = (file_id: number | null | undefined, file_name: string) => pictureAddress(file_id ?? null, file_name)
  return {
    logo: address(brand?.logo_id, 'image-320.webp'),
    logo_dark: address(brand?.logo_dark_id, 'image-320.webp'),
    favicon: address(brand?.favicon_id, 'image-320.webp'),
  }
}

export function pictureAddress(file_id: number | null, file_name: string | null): string | null {
  return file_id === null || file_name === null ? null : publicAddress({ file_id, file_name })
}

export async function listAnnouncements(platform: WebsiteContext, { language, user_id }: Viewer) {
  const { announcements } = await decided(platform)
  const mine = announcements.filter((one) => isRunning(one) && (one.audience === 'everyone' || user_id !== null))
  return {
    list: mine.map(({ announcement_id, kind, title, text, link }) => ({
      announcement_id,
      kind,
      link: link || null,
      title: textFor(title, language) ?? '',
      text: textFor(text, language) ?? '',
    })),
  }
}
