import { Form } from 'react-router'
import { SearchBox } from '../../page/search/search-box.tsx'
import { Facet } from '../../ui/form/facets.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { SearchIcon } from '../../ui/icon/home-icons.tsx'
import { CardsIcon, RowsIcon } from '../../ui/icon/icons.tsx'
import { FilterChip } from '../../ui/mark/chip.tsx'
import { TextLink } from '../../ui/navigation/go-link.tsx'
import { Pager } from '../../ui/navigation/pager.tsx'
import { SortLinks } from '../../ui/navigation/sort-links.tsx'
import styles from './demo.module.css'
import { types } from './examples.ts'
import { Section } from './section.tsx'

const scopes = [
  { value: 'all', name: '全部' },
  { value: 'resource', name: '资源' },
  { value: 'article', name: '知识' },
]
const scenes = ['合同与用印', '费用与报销', '采购与供应链', '人事', '行政', '项目', '信息安全', '档案', '车辆']

export default function Search() {
  return (
    <>
      <Section title="搜索框">
        <SearchBox label="搜索全站" placeholder="试试“合同审批”或“会议室预定”" scope={{ options: scopes }} />
        <br />
        <SearchBox label="再搜一次" placeholder="试试“合同审批”" value="合同审批" />
      </Section>
      <Section title="筛选">
        <div className={styles.layout}>
          <Form>
            <Facet
              field="scene"
              name="业务场景"
              options={scenes.map((name, place) => ({ value: name, name, count: 90 - place * 9, chosen: place === 0 }))}
            />
            <Facet
              field="type"
              name="资源类型"
              options={types.map(({ type, name, count }) => ({ value: type, name, count, type }))}
            />
            <Facet
              field="since"
              name="更新时间"
              choice="one"
              options={[
                { value: '', name: '不限', chosen: true },
                { value: 'month', name: '一个月内' },
                { value: 'half-year', name: '半年内' },
              ]}
            />
          </Form>
          <div>
            <div className={styles.tools}>
              <Input
                type="search"
                aria-label="搜索"
                placeholder="在 538 份流程中搜索"
                icon={<SearchIcon size={18} />}
              />
              <SortLinks
                label="排序"
                current="best"
                orders={[
                  { id: 'best', name: '综合', to: '.' },
                  { id: 'newest', name: '最新', to: '?order=newest' },
                  { id: 'downloads', name: '下载最多', to: '?order=downloads' },
                ]}
              />
              <Segmented
                label="排列"
                current="cards"
                choices={[
                  { id: 'cards', name: '卡片', icon: <CardsIcon size={18} />, to: '.' },
                  { id: 'rows', name: '列表', icon: <RowsIcon size={18} />, to: '?view=rows' },
                ]}
              />
            </div>
            <div className={styles.applied}>
              共 47 份
              <FilterChip name="合同与用印" to="." />
              <FilterChip name="10.1" to="." />
              <TextLink to=".">全部清除</TextLink>
            </div>
            <Pager page={2} lastPage={6} addressOf={(page) => `?page=${page}`} note="共 47 份" />
          </div>
        </div>
      </Section>
    </>
  )
}
