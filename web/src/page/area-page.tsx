import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pageQuery } from '../platform/address/address.ts'
import { Head } from '../platform/page/head.tsx'
import { usePage } from '../platform/page/page.ts'
import { breadcrumbList, collectionPage, graph } from '../platform/page/structured-data.ts'
import { PageHead } from '../ui/layout/page-head.tsx'
import { LanguageNote } from './language-note.tsx'

interface AreaPageProps extends Omit<ComponentProps<typeof PageHead>, 'places'> {
  /** The places between home and this page. */
  above?: { name: string; to: string }[]
  /** Which page of a list this is. */
  page?: number
  /** What a list page lists, for search engines. */
  listed?: { name: string; to: string }[]
  /** What else search engines should know, as a schema.org type. */
  described?: object
  /** The address of a picture to show where the page is passed on. */
  image?: string
  /** Pages nobody should find by searching. */
  hidden?: boolean
  children: ReactNode
}

/** A page of an area: what search engines read, the way here, its title; the area draws the rest. */
export function AreaPage({
  above = [],
  page = 1,
  listed,
  described,
  image,
  hidden = false,
  note,
  children,
  ...head
}: AreaPageProps) {
  const { t } = useTranslation()
  const { origin, platformTitle } = usePage()
  const places = [{ name: t('area.home'), to: '/' }, ...above, { name: head.title }]
  const structure = graph(
    breadcrumbList(origin, places),
    ...(listed ? [collectionPage(origin, head.title, listed)] : []),
    ...(described ? [described] : []),
  )

  return (
    <main id="main" className="page-width">
      <Head
        title={`${head.title} · ${platformTitle}`}
        query={pageQuery(page)}
        hidden={hidden}
        {...(image ? { image } : {})}
        {...(head.lead ? { description: head.lead } : {})}
        {...(hidden ? {} : { jsonLd: structure })}
      />
      <PageHead
        places={places}
        note={
          <>
            {head.shown && <LanguageNote shown={head.shown} />}
            {note}
          </>
        }
        {...head}
      />
      {children}
    </main>
  )
}
