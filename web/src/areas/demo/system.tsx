import { Rating } from '../../ui/card/rating.tsx'
import { Cover } from '../../ui/cover/cover.tsx'
import { Glyph } from '../../ui/cover/glyph.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Radio } from '../../ui/form/radio.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { CardsIcon, RowsIcon } from '../../ui/icon/icons.tsx'
import { Avatar } from '../../ui/mark/avatar.tsx'
import { NewBadge, OfficialBadge } from '../../ui/mark/badge.tsx'
import { BrandMark } from '../../ui/mark/brand-mark.tsx'
import { Chip, FilterChip } from '../../ui/mark/chip.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { Toast } from '../../ui/overlay/toast.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { Spinner } from '../../ui/state/spinner.tsx'
import { Status } from '../../ui/state/status.tsx'
import { types } from './examples.ts'
import { DemoRow, Section } from './section.tsx'
import styles from './system.module.css'

const colours = [
  ['ground', '页面'],
  ['surface', '面板'],
  ['raised', '输入、画布'],
  ['sunken', '表头、骨架'],
  ['line', '细线'],
  ['line-control', '控件边'],
  ['ink', '正文'],
  ['ink-2', '次要文字'],
  ['ink-3', '最浅文字'],
  ['accent', '动作、成功'],
  ['warning', '提醒'],
  ['danger', '出错'],
] as const

const voices = [
  ['home', '都在中庭。', '宋 56/74 首页'],
  ['page', '合同审批 v3.2', '宋 36/48 页题'],
  ['section', '本周上新', '宋 28/40 节题'],
  [
    'reading',
    '把“10 万”改成“30 万”，在规则页改一处就行；适用 10.1 – 10.2，见《用印管理办法》第 3 条。',
    '黑 16/30 正文',
  ],
  ['interface', '下载 1,284　收藏 312　更新于 11 月 10 日', '黑 14/22 界面'],
] as const

/** The whole system on one page. */
export default function System() {
  return (
    <>
      <header className={styles.brand}>
        <BrandMark size={56} />
        <div>
          <h1>中庭 Atrium</h1>
          <p>设计系统一页纸：七类资源、颜色、文字、控件与状态</p>
        </div>
      </header>
      <Section title="七类资源">
        <div className={styles.types}>
          {types.map(({ type, name }) => (
            <div key={type} data-type={type}>
              <div className={styles.glyphs}>
                <Glyph type={type} size={48} />
                <Glyph type={type} size={24} />
                <Glyph type={type} size={16} />
              </div>
              <b>{name}</b>
              <small>{type}</small>
              <div className={styles.hues}>
                <i />
                <i />
                <i />
                <i />
                <i />
              </div>
              {['s1', 's2', 's5'].map((id) => (
                <div key={id} className={styles.cover}>
                  <Cover type={type} id={id} />
                </div>
              ))}
            </div>
          ))}
        </div>
      </Section>
      <Section title="颜色">
        <div className={styles.colours}>
          {colours.map(([name, use]) => (
            <div key={name}>
              <i data-colour={name} />
              <b>{name}</b>
              <small>{use}</small>
            </div>
          ))}
        </div>
      </Section>
      <Section title="文字">
        {voices.map(([voice, text, name]) => (
          <div key={voice} className={styles.voice} data-voice={voice}>
            <span>{text}</span>
            <small>{name}</small>
          </div>
        ))}
      </Section>
      <Section title="控件与状态">
        <Controls />
      </Section>
    </>
  )
}

function Controls() {
  return (
    <>
      <DemoRow>
        <Button kind="primary">主要</Button>
        <Button>次要</Button>
        <Button kind="text">文字</Button>
        <Button kind="danger">危险</Button>
        <Button disabled>禁用</Button>
      </DemoRow>
      <DemoRow>
        <Input aria-label="占位" placeholder="占位" />
        <Input aria-label="出错" defaultValue="出错" aria-invalid />
        <Checkbox aria-label="未选" />
        <Checkbox aria-label="已选" defaultChecked />
        <Checkbox aria-label="部分" partly />
        <Radio aria-label="未选" name="radio" />
        <Radio aria-label="已选" name="radio" defaultChecked />
        <Switch aria-label="关" />
        <Switch aria-label="开" defaultChecked />
      </DemoRow>
      <DemoRow>
        <Status name="published" />
        <Status name="in_review" />
        <Status name="needs_changes" />
        <Status name="draft" />
        <Status name="uploading" />
        <Tag>标签</Tag>
        <Tag kind="official">官方</Tag>
        <Tag type="flow">流程</Tag>
        <NewBadge />
        <OfficialBadge />
        <FilterChip name="筛选" to="." />
        <Chip to="." on>
          已选
        </Chip>
        <Rating value={4.8} count={126} />
        <Avatar name="青禾" own />
        <Avatar name="临溪" />
      </DemoRow>
      <DemoRow>
        <Toast kind="success" text="已收到，谢谢你的反馈" />
        <Toast kind="error" text="图片上传失败" />
        <Spinner />
        <Segmented
          label="排列"
          current="cards"
          choices={[
            { id: 'cards', name: '卡片', icon: <CardsIcon size={18} />, to: '.' },
            { id: 'rows', name: '列表', icon: <RowsIcon size={18} />, to: '?view=rows' },
          ]}
        />
      </DemoRow>
      <div className={styles.notes}>
        <CallOut>信息</CallOut>
        <CallOut kind="success">成功</CallOut>
        <CallOut kind="warning">提醒</CallOut>
        <CallOut kind="error">出错</CallOut>
      </div>
    </>
  )
}
