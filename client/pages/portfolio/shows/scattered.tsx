export default function Stub() {
  return <h1>scattered</h1>
}
