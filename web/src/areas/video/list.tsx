export default function Placeholder() {
  return <h1>video/list</h1>
}
