import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { TabLinks, TabList, TabPanel } from '../../ui/navigation/tabs.tsx'
import { TypeNav } from '../../ui/navigation/type-nav.tsx'
import { types } from './examples.ts'
import { Section } from './section.tsx'

const states = [
  { id: 'all', name: '全部', count: 24 },
  { id: 'in_review', name: '审核中', count: 3 },
  { id: 'needs_changes', name: '需修改', count: 1 },
  { id: 'published', name: '已发布', count: 17 },
]
const views = [
  { id: 'diagram', name: '流程图' },
  { id: 'form', name: '表单' },
  { id: 'rules', name: '规则', count: 6 },
]

export default function Tabs() {
  const [parameters] = useSearchParams()
  const [view, setView] = useState('diagram')

  return (
    <>
      <Section title="地址标签">
        <TabLinks
          label="状态"
          current={parameters.get('state') ?? 'all'}
          tabs={states.map((state) => ({ ...state, to: `?state=${state.id}` }))}
        />
      </Section>
      <Section title="页内标签">
        <div data-type="flow">
          <TabList label="预览" tabs={views} current={view} onChange={setView} panel="demo-view" />
          <TabPanel panel="demo-view" current={view}>
            <p>{views.find(({ id }) => id === view)?.name}</p>
          </TabPanel>
        </div>
      </Section>
      <Section title="类型导航">
        <TypeNav label="类型" types={types.map((type) => ({ ...type, to: '.' }))} current="flow" />
      </Section>
      <Section title="面包屑">
        <Breadcrumbs places={[{ name: '首页', to: '/' }, { name: '资源', to: '/resource' }, { name: '流程' }]} />
      </Section>
    </>
  )
}
