export default function Placeholder() {
  return <h1>authorization/authorization</h1>
}
