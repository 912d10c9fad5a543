import { OpensSoon } from '../../ui/opens-soon.tsx'

export default function PersonInfo() {
  return <OpensSoon />
}
