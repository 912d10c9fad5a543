import { downloadTooltipDuration } from '@atrium/contract/limits'
import { useState } from 'react'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { DownloadButton } from '../../ui/form/download-button.tsx'
import { DownloadIcon } from '../../ui/icon/home-icons.tsx'
import { BookmarkIcon, LinkIcon, ShareIcon, UploadIcon } from '../../ui/icon/icons.tsx'
import { GoLink, TextLink } from '../../ui/navigation/go-link.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import { DemoRow, Section } from './section.tsx'

const kinds = ['primary', 'default', 'text', 'danger'] as const
const sizes = ['small', 'medium', 'large', 'huge'] as const

export default function Buttons() {
  const [progress, setProgress] = useState(38)

  return (
    <>
      <Section title="按钮">
        {kinds.map((kind) => (
          <DemoRow key={kind}>
            {sizes.map((size) => (
              <Button key={size} kind={kind} size={size}>
                {size}
              </Button>
            ))}
            <Button kind={kind}>
              <UploadIcon size={18} />
              上传流程
            </Button>
            <Button kind={kind} square aria-label="分享">
              <ShareIcon />
            </Button>
            <Button kind={kind} disabled>
              禁用
            </Button>
            <ButtonLink kind={kind} to="/demo">
              作为链接
            </ButtonLink>
          </DemoRow>
        ))}
      </Section>
      <Section title="下载按钮">
        <DemoRow>
          <Button size="huge" square aria-label="分享">
            <ShareIcon />
          </Button>
          <Button size="huge">
            <BookmarkIcon />
            收藏 312
          </Button>
          <DownloadButton detail="v3.2 · 86 KB" onClick={() => setProgress(0)} />
          <DownloadButton detail="v3.2 · 86 KB" state="busy" progress={progress} onClick={() => setProgress(100)} />
          <DownloadButton detail="v3.2 · 86 KB" state="done" onClick={() => setProgress(38)} />
        </DemoRow>
      </Section>
      <Section title="链接与提示">
        <DemoRow>
          <GoLink to="/demo">全部新资源</GoLink>
          <GoLink to="/demo" newWindow>
            打开知识库
          </GoLink>
          <TextLink to="/demo">报告问题</TextLink>
          <Tooltip text="复制链接">
            {(trigger) => (
              <Button square aria-label="复制" {...trigger}>
                <LinkIcon />
              </Button>
            )}
          </Tooltip>
          <Tooltip text="点击后开始下载" duration={downloadTooltipDuration}>
            {(trigger) => (
              <Button square aria-label="下载" {...trigger}>
                <DownloadIcon />
              </Button>
            )}
          </Tooltip>
        </DemoRow>
      </Section>
    </>
  )
}
