import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import { Failure } from '../../ui/state/failure.tsx'
import { CardSkeleton, FacetSkeleton, RowSkeleton, Skeleton, TableSkeleton } from '../../ui/state/skeleton.tsx'
import styles from './demo.module.css'
import { Section } from './section.tsx'

export default function States() {
  return (
    <>
      <Section title="没有结果">
        <Empty
          title="没有找到“电子签章对接”"
          actions={
            <>
              <ButtonLink kind="primary" to=".">
                清除筛选
              </ButtonLink>
              <Button>我需要这个</Button>
            </>
          }
        >
          清除筛选后有 3 份相近的流程；也可以告诉我们你需要它，有人上传时会通知你。
        </Empty>
      </Section>
      <Section title="加载失败">
        <Failure
          title="列表加载失败"
          onRetry={() => undefined}
          action={<ButtonLink to=".">告诉我们</ButtonLink>}
          trace="504 Gateway Timeout · 14:02:37 · 编号 7F3A-91"
        >
          网络超时，请重试。你的筛选条件还在，不用重新选择。
        </Failure>
      </Section>
      <Section title="正在加载">
        <Skeleton>
          <div className={styles.layout}>
            <div>
              <FacetSkeleton />
              <FacetSkeleton />
            </div>
            <div className={styles.grid}>
              <CardSkeleton />
              <CardSkeleton />
              <CardSkeleton />
            </div>
          </div>
          <br />
          <div className={styles.grid} data-columns="2">
            <div>
              <RowSkeleton />
              <RowSkeleton />
            </div>
            <div className={styles.box}>
              <TableSkeleton rows={6} />
            </div>
          </div>
        </Skeleton>
      </Section>
    </>
  )
}
