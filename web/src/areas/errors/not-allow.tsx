export default function Placeholder() {
  return <h1>errors/not-allow</h1>
}
