import { useState } from 'react'
import { Stage } from '../../stage/stage.tsx'
import { Button } from '../../ui/button.tsx'
import { MinusIcon, PlusIcon } from '../../ui/icon/direction.tsx'
import { FitIcon, PlayIcon } from '../../ui/icon/view.tsx'
import { TabList } from '../../ui/tabs.tsx'
import { Section } from './section.tsx'

const views = [
  { id: 'diagram', name: '流程图' },
  { id: 'form', name: '表单' },
  { id: 'rules', name: '规则', count: 6 },
]
const controls = (
  <>
    <Button size="small">
      <PlayIcon size={16} />
      模拟运行
    </Button>
    <Button kind="text" size="small" square aria-label="缩小">
      <MinusIcon size={18} />
    </Button>
    <span>100%</span>
    <Button kind="text" size="small" square aria-label="放大">
      <PlusIcon size={18} />
    </Button>
    <Button kind="text" size="small" square aria-label="适应窗口">
      <FitIcon size={18} />
    </Button>
  </>
)

export default function Stages() {
  const [view, setView] = useState('diagram')
  const tabs = <TabList label="预览" tabs={views} current={view} onChange={setView} panel="demo-stage" />

  return (
    <>
      <Section title="预览">
        <Stage
          type="flow"
          id="hetong-7"
          label="流程图，可拖动"
          tabs={tabs}
          controls={controls}
          inspector={
            <>
              <h3>法务审查</h3>
              <p>审批节点 · 并行会签</p>
              <dl>
                <dt>处理人</dt>
                <dd>角色：法务专员</dd>
                <dt>时限</dt>
                <dd>24 小时，超时提醒本人并抄送上级</dd>
              </dl>
            </>
          }
        >
          <div role="tabpanel" id="demo-stage" aria-labelledby={`demo-stage-${view}`} />
        </Stage>
      </Section>
      <Section title="正在准备">
        <Stage type="flow" id="hetong-7" label="流程图" state="loading" />
      </Section>
      <Section title="没有预览">
        <Stage type="portal" id="s1" label="门户" state="unsupported" reason="文件里没有可以显示的页面。" />
      </Section>
    </>
  )
}
