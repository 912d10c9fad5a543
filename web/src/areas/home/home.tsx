export default function Placeholder() {
  return <h1>home/home</h1>
}
