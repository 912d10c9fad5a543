export default function Placeholder() {
  return <h1>download/list</h1>
}
