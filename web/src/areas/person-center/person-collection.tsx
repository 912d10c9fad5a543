import { OpensSoon } from '../../ui/opens-soon.tsx'

export default function PersonCollection() {
  return <OpensSoon />
}
