import { Navigate } from 'react-router-dom'

export default function AccountIndex() {
  return <Navigate to="/account/profile" replace />
}
