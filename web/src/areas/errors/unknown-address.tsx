export default function Placeholder() {
  return <h1>errors/unknown-address</h1>
}
