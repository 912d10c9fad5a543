export default function Placeholder() {
  return <h1>case/list</h1>
}
