import { useTranslation } from 'react-i18next'
import { formatSize } from '../../../platform/format/format-size.ts'
import { FileIcon } from '../../../ui/icon/icons.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { TextLink } from '../../../ui/navigation/go-link.tsx'
import type { ResourceDetail } from './answers.ts'
import styles from './contents.module.css'

/** What is in the package, and what must be there before it. */
export function Contents({ resource: { version, depends_on } }: { resource: ResourceDetail }) {
  const { t } = useTranslation('resource')
  return (
    <section>
      <Lintel size="section">{t('detail.contents')}</Lintel>
      <ul className={styles.files}>
        {version.files.map(({ path, about, size }) => (
          <li key={path}>
            <FileIcon />
            <b>{path}</b>
            <span>{about}</span>
            <em>{formatSize(size)}</em>
          </li>
        ))}
      </ul>
      {depends_on.length > 0 && (
        <>
          <h3 className={styles.needs}>{t('detail.depends')}</h3>
          <ul className={styles.files}>
            {depends_on.map(({ slug, title, address, range }) => (
              <li key={slug}>
                <FileIcon />
                <b>{address ? <TextLink to={address}>{title ?? slug}</TextLink> : (title ?? slug)}</b>
                <span>{t(rangeOf(range).words, rangeOf(range))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** A range of versions as people say it; what is more than a beginning stands as it is written. */
function rangeOf(range: string) {
  const [, from] = /^>=\s*(\d+(?:\.\d+)*)$/.exec(range) ?? []
  return from ? { words: 'detail.range_from' as const, range: from } : { words: 'detail.range' as const, range }
}
