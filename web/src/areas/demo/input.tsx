import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input, TextArea } from '../../ui/form/input.tsx'
import { Radio } from '../../ui/form/radio.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { SearchIcon } from '../../ui/icon/home-icons.tsx'
import styles from './demo.module.css'
import { DemoRow, Section } from './section.tsx'

const versions = [
  { value: '10.2', name: '10.2' },
  { value: '10.1', name: '10.1' },
]

export default function Inputs() {
  return (
    <>
      <Section title="字段">
        <div className={styles.fields}>
          <Field label="姓名" required>
            {(control) => <Input {...control} defaultValue="知行" />}
          </Field>
          <Field label="公司" hint="写全称，方便审核">
            {(control) => <Input {...control} placeholder="例如 石渡水务" />}
          </Field>
          <Field label="手机">{(control) => <Input {...control} defaultValue="135 **** 8723" end="已绑定" />}</Field>
          <Field label="邮箱" error="邮箱地址不完整">
            {(control) => <Input {...control} defaultValue="zhixing@example" />}
          </Field>
          <Field label="适用版本">{(control) => <Select {...control} options={versions} />}</Field>
          <Field label="停用的字段">{(control) => <Input {...control} disabled defaultValue="不能修改" />}</Field>
          <Field label="备注" hint="只有管理员看得到">
            {(control) => <TextArea {...control} defaultValue="水务行业资料的外部审核员，周二、周四值班。" />}
          </Field>
        </div>
      </Section>
      <Section title="大小">
        <DemoRow>
          <Input size="small" aria-label="小" placeholder="小" />
          <Input aria-label="中" placeholder="搜索我的上传" icon={<SearchIcon size={18} />} />
          <Input size="large" aria-label="大" placeholder="大" />
          <Select size="small" aria-label="类型" options={versions} />
        </DemoRow>
      </Section>
      <Section title="选择">
        <DemoRow>
          <Checkbox>下载</Checkbox>
          <Checkbox defaultChecked>资源</Checkbox>
          <Checkbox partly>部分</Checkbox>
          <Checkbox disabled>管理</Checkbox>
          <Checkbox disabled defaultChecked>
            停用
          </Checkbox>
        </DemoRow>
        <DemoRow>
          <Radio name="role">普通</Radio>
          <Radio name="role" defaultChecked>
            审核
          </Radio>
          <Radio name="role">管理</Radio>
          <Radio name="other" disabled>
            停用
          </Radio>
        </DemoRow>
        <DemoRow>
          <Switch>开启后名字旁显示官方标记</Switch>
          <Switch defaultChecked>接收通知</Switch>
          <Switch disabled>停用</Switch>
        </DemoRow>
      </Section>
    </>
  )
}
