import type { Answer } from '@atrium/contract/calls'
import { givenName } from '@atrium/contract/file-name'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { settleCall } from '../../page/account/settle-call.ts'
import { formatSize } from '../../platform/format/format-size.ts'
import { FileIcon } from '../../ui/icon/icons.tsx'
import files from './detail/files.module.css'
import styles from './own-files.module.css'

type OwnFileChoice = Answer<'GET /api/files'>['list'][number]

interface OwnFilesProps {
  usable_for: 'project' | 'project_import'
  children: (file: OwnFileChoice) => ReactNode
}

/** Files one has uploaded before and could use here, each with what can be done with it. Without any there is nothing to show. */
export function OwnFiles({ usable_for, children }: OwnFilesProps) {
  const { t } = useTranslation('project')
  const [mine] = useState(() =>
    settleCall('GET /api/files', { query: { search: { state: 'ready', usable_for }, size: 50 } }),
  )

  return (
    <Answered answer={mine} waiting={<WaitingRows rows={3} />}>
      {({ list }) =>
        list.length > 0 && (
          <section className={styles.own}>
            <h3>{t('file.uploaded_before')}</h3>
            <ul className={files.files}>
              {list.map((file) => (
                <li key={file.file_id}>
                  <FileIcon />
                  <b>{givenName(file.file_name)}</b>
                  <span>{formatSize(file.size)}</span>
                  {children(file)}
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Answered>
  )
}
