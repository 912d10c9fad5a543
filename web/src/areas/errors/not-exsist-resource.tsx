export default function Placeholder() {
  return <h1>errors/not-exsist-resource</h1>
}
