import { OpensSoon } from '../../ui/opens-soon.tsx'

export default function PersonUpload() {
  return <OpensSoon />
}
