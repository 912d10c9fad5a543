import { useTranslation } from 'react-i18next'
import { AddToProject } from '../../page/project/add-to-project.tsx'
import { formatSize } from '../../platform/format/format-size.ts'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { Copy } from './copy.tsx'
import { type DownloadFile, shortSum } from './download.ts'
import styles from './files.module.css'
import { Take } from './take.tsx'

interface DownloadFilesProps {
  caption: string
  files: DownloadFile[]
  /** Those that fit what was picked; without a choice, all do. */
  fits?: (file: DownloadFile) => boolean
}

/** Every file with both its sums. */
export function Files({ caption, files, fits = () => true }: DownloadFilesProps) {
  const { t } = useTranslation('download')

  const columns: TableColumn<DownloadFile>[] = [
    {
      id: 'platform',
      name: t('files.platform'),
      cell: (file) => (
        <span className={styles.platform}>
          <b>{file.platform_name}</b>
          {!fits(file) && <Tag kind="bad">{t('files.not_yours')}</Tag>}
        </span>
      ),
    },
    { id: 'version', name: t('files.version'), cell: ({ version }) => version },
    {
      id: 'architecture',
      name: t('files.architecture'),
      cell: ({ architecture }) => <span className={styles.minor}>{t(`architecture.${architecture}`)}</span>,
    },
    { id: 'file', name: t('files.file'), cell: ({ file_name }) => <code className={styles.name}>{file_name}</code> },
    { id: 'size', name: t('files.size'), cell: ({ size }) => <span className={styles.size}>{formatSize(size)}</span> },
    {
      id: 'sums',
      name: t('files.sums'),
      cell: ({ file_name, sha256, sm3 }) => (
        <dl className={styles.sums}>
          <ShortSum name="SHA-256" sum={sha256} of={file_name} />
          <ShortSum name="SM3" sum={sm3} of={file_name} />
        </dl>
      ),
    },
    {
      id: 'take',
      name: '',
      kind: 'actions',
      cell: (file) => (
        <span className={styles.actions}>
          <AddToProject
            pinned={{ item_id: file.release_id, version: file.version, part: file.file_name }}
            title={file.file_name}
            label={t('files.to_project', { name: file.file_name })}
            size="small"
          />
          <Take file={file} />
        </span>
      ),
    },
  ]
  return (
    <div className={styles.files}>
      <Table caption={caption} columns={columns} rows={files} keyOf={({ file_id }) => file_id} rowHeight="tall" />
    </div>
  )
}

function ShortSum({ name, sum, of }: { name: string; sum: string; of: string }) {
  const { t } = useTranslation('download')
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code title={sum}>{shortSum(sum)}</code>
        <Copy text={sum} name={t('files.sum_of', { name, file: of })} bare />
      </dd>
    </div>
  )
}
