import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Rating } from '../../ui/card/rating.tsx'
import { Cover } from '../../ui/cover/cover.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { formatFigure } from '../../ui/format/figure.ts'
import { CommentIcon } from '../../ui/icon/icons.tsx'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { Avatar } from '../../ui/mark/avatar.tsx'
import { Pager } from '../../ui/navigation/pager.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { Status, type StatusName } from '../../ui/state/status.tsx'
import styles from './demo.module.css'
import { types } from './examples.ts'
import { Section } from './section.tsx'

interface DemoUpload {
  id: number
  place: (typeof types)[number]
  title: string
  status: StatusName
  download_count: number
}

const statuses: StatusName[] = ['needs_changes', 'in_review', 'published', 'uploading', 'draft']
const uploads: DemoUpload[] = statuses.flatMap((status, id) => {
  const place = types[id]
  return place ? [{ id, place, title: `${place.name}示例`, status, download_count: id * 812 }] : []
})
const columns: TableColumn<DemoUpload>[] = [
  {
    id: 'title',
    name: '资源',
    cell: ({ place, title, id }) => (
      <div className={styles.thing}>
        <Cover type={place.type} id={`s${id}`} />
        <div>
          <b>{title}</b>
          <span className={styles.faint}>{place.name} · v1.0</span>
        </div>
      </div>
    ),
  },
  { id: 'status', name: '状态', cell: ({ status }) => <Status name={status} /> },
  { id: 'downloads', name: '下载', kind: 'number', cell: ({ download_count }) => formatFigure(download_count) },
  { id: 'rating', name: '评分', minor: true, cell: () => <Rating value={4.6} /> },
  { id: 'updated', name: '更新', minor: true, cell: () => '10 月 30 日' },
  {
    id: 'actions',
    kind: 'actions',
    name: <span className="visually-hidden">操作</span>,
    cell: () => (
      <Button kind="text" size="small">
        编辑
      </Button>
    ),
  },
]

export default function Tables() {
  const [parameters] = useSearchParams()
  const page = Number(parameters.get('page') ?? 1)

  return (
    <>
      <Section title="带封面的表格">
        <Table
          caption="我的上传"
          rowHeight="tall"
          columns={columns}
          rows={uploads}
          keyOf={({ id }) => id}
          messageOf={({ status }) =>
            status === 'needs_changes' && (
              <CallOut kind="error" icon={<CommentIcon />}>
                审核意见：第 2 张截图里有真实手机号，请遮住后再提交。
              </CallOut>
            )
          }
        />
      </Section>
      <Section title="密表">
        <People />
      </Section>
      <Section title="分页">
        <Pager page={page} lastPage={1071} addressOf={(to) => `?page=${to}`} note="每页 12 人" />
      </Section>
    </>
  )
}

function People() {
  const [chosen, setChosen] = useState('知行')
  const people = ['临溪', '半夏', '知行', '南枝', '北窗']
  const columns: TableColumn<string>[] = [
    {
      id: 'choice',
      kind: 'choice',
      name: <Checkbox partly aria-label="全部" />,
      cell: (name) => <Checkbox aria-label={name} checked={name === chosen} onChange={() => setChosen(name)} />,
    },
    {
      id: 'name',
      name: '用户',
      cell: (name) => (
        <span className={styles.person}>
          <Avatar name={name} size={24} />
          {name}
        </span>
      ),
    },
    { id: 'kind', name: '类型', cell: () => '普通用户' },
    { id: 'email', name: '邮箱', minor: true, cell: () => 'name@example.com' },
  ]

  return (
    <div className={styles.box}>
      <Table
        caption="用户"
        columns={columns}
        rows={people}
        keyOf={(name) => name}
        isSelected={(name) => name === chosen}
      />
    </div>
  )
}
