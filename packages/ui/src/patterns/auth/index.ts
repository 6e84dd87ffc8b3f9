export { AuthForm, type AuthFormEvents, type AuthFormProps, type AuthNotice } from './auth-form.tsx'
export { LoginForm, type LoginFormProps } from './login-form.tsx'
export { RegisterForm, type RegisterFormProps } from './register-form.tsx'
