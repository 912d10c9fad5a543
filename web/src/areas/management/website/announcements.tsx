export default function Announcements() {
  return null
}
