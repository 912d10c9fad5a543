import { useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input, TextArea } from '../../ui/form/input.tsx'
import { Avatar } from '../../ui/mark/avatar.tsx'
import { TextLink } from '../../ui/navigation/go-link.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Drawer } from '../../ui/overlay/drawer.tsx'
import { DemoRow, Section } from './section.tsx'

export default function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const close = () => setOpen(null)

  return (
    <Section title="弹窗与抽屉">
      <DemoRow>
        <Button onClick={() => setOpen('dialog')}>打开弹窗</Button>
        <Button onClick={() => setOpen('drawer')}>打开抽屉</Button>
      </DemoRow>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="上传资源"
        lead="审核通过后公开，通常一个工作日内。"
        aside={<TextLink to="/demo">上传规范</TextLink>}
        actions={
          <>
            <Button size="large" onClick={close}>
              存为草稿
            </Button>
            <Button size="large" kind="primary" onClick={close}>
              提交审核
            </Button>
          </>
        }
      >
        <Field label="名称" required>
          {(control) => <Input {...control} defaultValue="生产看板门户" />}
        </Field>
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="知行"
        note="用户编号 10482 · 2024 年 3 月注册"
        picture={<Avatar name="知行" size={40} />}
        danger={<Button kind="danger">停用账号</Button>}
        actions={
          <>
            <Button onClick={close}>取消</Button>
            <Button kind="primary" onClick={close}>
              保存
            </Button>
          </>
        }
      >
        <Field label="备注">{(control) => <TextArea {...control} />}</Field>
      </Drawer>
    </Section>
  )
}
