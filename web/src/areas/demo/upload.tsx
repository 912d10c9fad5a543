import { useState } from 'react'
import { DropZone } from '../../ui/drop-zone.tsx'
import { UploadItem } from '../../ui/upload-item.tsx'
import styles from './demo.module.css'
import { Section } from './section.tsx'

export default function Upload() {
  const [names, setNames] = useState<string[]>([])

  return (
    <>
      <Section title="选择文件">
        <DropZone
          hint="ZIP 或 JSON，单个不超过 200 MB，可断点续传"
          multiple
          onFiles={(files) => setNames(files.map(({ name }) => name))}
        />
        <p className={styles.faint}>{names.join('、')}</p>
      </Section>
      <Section title="正在上传">
        <div className={styles.box}>
          <UploadItem
            type="portal"
            file_name="生产看板门户.zip"
            size="48.2 MB"
            progress={62}
            state="sending"
            words="62%"
            note="3.1 MB/s · 还需 6 秒"
          />
          <UploadItem
            type="form"
            file_name="设备点检表.json"
            size="212 KB"
            progress={100}
            state="checking"
            words="正在检查文件"
            note="结构、脚本与外部链接"
          />
          <UploadItem
            type="document-template"
            file_name="农产品收购合同.docx"
            size="1.4 MB"
            progress={38}
            state="failed"
            words="网络中断"
            note="已传 38%"
          />
        </div>
      </Section>
    </>
  )
}
