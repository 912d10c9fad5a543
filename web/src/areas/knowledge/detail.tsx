export default function Placeholder() {
  return <h1>knowledge/detail</h1>
}
