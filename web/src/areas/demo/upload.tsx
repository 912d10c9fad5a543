import { UploadWidget } from '../../stage/upload-widget.tsx'
import { UploadItem } from '../../ui/form/upload-item.tsx'
import styles from './demo.module.css'
import { Section } from './section.tsx'

export default function Upload() {
  return (
    <>
      <Section title="上传文件">
        <UploadWidget />
      </Section>
      <Section title="正在上传">
        <ul className={styles.box}>
          <UploadItem
            type="portal"
            file_name="生产看板门户.zip"
            size="48.2 MB"
            progress={62}
            state="going"
            words="62%"
            note="3.1 MB/s · 还需 6 秒"
            onPause={() => {}}
            onCancel={() => {}}
          />
          <UploadItem
            type="form"
            file_name="设备点检表.json"
            size="212 KB"
            progress={100}
            state="going"
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
            onResume={() => {}}
          />
        </ul>
      </Section>
    </>
  )
}
