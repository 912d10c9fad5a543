import { Link } from 'react-router'
import { reasons } from '../../stage/cannot-show.ts'
import { Cannot } from '../../stage/frame-cannot.tsx'
import { Waiting } from '../../stage/frame-waiting.tsx'
import { DemoRow, Section } from './section.tsx'
import { exampleNames } from './stage-example.ts'

const nothing = () => {}

export default function Stages() {
  return (
    <>
      <Section title="预览">
        <DemoRow>
          {exampleNames.map((name) => (
            <Link key={name} to={`/demo/stage/${name}`}>
              {name}
            </Link>
          ))}
        </DemoRow>
      </Section>
      <Section title="正在准备">
        <Waiting type="flow" />
      </Section>
      <Section title="无法显示">
        {reasons.map((reason) => (
          <Cannot key={reason} type="portal" id="s1" reason={reason} onRetry={nothing} onRead={nothing} />
        ))}
      </Section>
    </>
  )
}
