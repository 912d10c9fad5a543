export default function Placeholder() {
  return <h1>person-center/person-collection</h1>
}
