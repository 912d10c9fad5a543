import { OpensSoon } from '../../ui/opens-soon.tsx'

export default function PersonLoad() {
  return <OpensSoon />
}
