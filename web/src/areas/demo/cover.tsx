import { Cover } from '../../ui/cover/cover.tsx'
import { formatFigure } from '../../ui/format/figure.ts'
import { Plan } from '../../ui/plan/plan.tsx'
import { PlanFragment } from '../../ui/plan/plan-fragment.tsx'
import styles from './cover.module.css'
import demo from './demo.module.css'
import { types } from './examples.ts'
import { Section } from './section.tsx'

const ids = ['s1', 's2', 's5', 's9', 'v1', 'm2']
const rooms = types.map(({ type, name, count }) => ({
  type,
  name,
  count: `${formatFigure(count)} 份`,
  to: `?open=${type}`,
  is_new: type === 'login',
}))
const court = { name: '中庭', count: '共 2,135 份' }

export default function Covers() {
  return (
    <>
      <Section title="平面图">
        <div className={demo.grid} data-columns="2">
          <div>
            <Plan label="资源平面图：七类资源环绕中庭" rooms={rooms} court={court} />
          </div>
          <div>
            <Plan label="少了一间的平面图" rooms={rooms} court={court} withoutCornerRoom />
          </div>
        </div>
      </Section>
      <Section title="封面">
        <div className={demo.grid} data-columns="7">
          {ids.flatMap((id) => types.map(({ type }) => <Cover key={`${type}-${id}`} type={type} id={id} />))}
        </div>
      </Section>
      <Section title="上传的图片失效时">
        <div className={demo.grid} data-columns="4">
          <Cover type="portal" id="s1" image="/assets/no-such-picture.png" />
          <Cover type="flow" id="v1" shape="video" />
        </div>
      </Section>
      <Section title="案例的一角">
        <div className={demo.grid} data-columns="4">
          {['澄屿', '北岫', '石渡', '临汀'].map((id) => (
            <div key={id} className={styles.case}>
              <PlanFragment id={id} />
              <b>{id}</b>
            </div>
          ))}
        </div>
      </Section>
    </>
  )
}
