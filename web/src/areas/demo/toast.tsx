import { showSpinner } from '../../platform/state/spinner.ts'
import { toast } from '../../platform/state/toast.ts'
import { Button } from '../../ui/form/button.tsx'
import { Toast } from '../../ui/overlay/toast.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { Spinner } from '../../ui/state/spinner.tsx'
import { DemoRow, Section } from './section.tsx'

export default function Toasts() {
  return (
    <>
      <Section title="提示">
        <DemoRow>
          <Toast kind="success" text="已收到，谢谢你的反馈" />
          <Toast kind="error" text="网络超时，请重试" />
          <Button onClick={() => toast.success('已收到，谢谢你的反馈')}>显示成功</Button>
          <Button onClick={() => toast.error('网络超时，请重试')}>显示出错</Button>
        </DemoRow>
      </Section>
      <Section title="等待">
        <DemoRow>
          <Spinner />
          <Spinner tip="正在打包" />
          <Button onClick={() => setTimeout(showSpinner('正在打包'), 2_000)}>整页等待两秒</Button>
          <Button onClick={() => setTimeout(showSpinner(), 40)}>不到 50 毫秒，不显示</Button>
        </DemoRow>
      </Section>
      <Section title="说明">
        <CallOut>信息：审核通过后公开，通常一个工作日内。</CallOut>
        <br />
        <CallOut kind="success">成功：校验一致，可以安装。</CallOut>
        <br />
        <CallOut kind="warning">提醒：还没有设置密码。</CallOut>
        <br />
        <CallOut kind="error">出错：文件里有脚本，已经拦下。</CallOut>
      </Section>
    </>
  )
}
