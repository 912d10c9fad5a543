export default function Placeholder() {
  return <h1>knowledge/overview</h1>
}
