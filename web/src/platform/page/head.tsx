import { defaultLanguage, type Language } from '@atrium/contract/languages'
import { useLocation } from 'react-router'
import { usePage } from './page.ts'

interface HeadProps {
  title: string
  description?: string
  /** The part of the query that makes this another page, `?page=2`; everything else is left out of the address. */
  query?: string
  image?: string
  /** A schema.org description, where a type fits. */
  jsonLd?: object
  /** Pages nobody should find by searching. */
  hidden?: boolean
}

/** Title, description, Open Graph, canonical address and the same page in other languages [RT-11]. */
export function Head({ title, description, query = '', image, jsonLd, hidden = false }: HeadProps) {
  const { origin, language, languages } = usePage()
  const { pathname } = useLocation()
  const inLanguage = (wanted: Language) => canonicalAddress(origin + pathname + query, wanted)

  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={inLanguage(language)} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      {image && <meta property="og:image" content={new URL(image, origin).href} />}
      {!hidden && (
        <>
          <link rel="canonical" href={inLanguage(language)} />
          {languages.map((one) => (
            <link key={one} rel="alternate" hrefLang={one} href={inLanguage(one)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={inLanguage(defaultLanguage)} />
        </>
      )}
      {jsonLd && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not code; `<` cannot close the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  )
}

/** The default language has the plain address; the others say theirs. */
export function canonicalAddress(address: string, language: Language): string {
  const url = new URL(address)
  if (language === defaultLanguage) url.searchParams.delete('lang')
  else url.searchParams.set('lang', language)
  return url.href
}
