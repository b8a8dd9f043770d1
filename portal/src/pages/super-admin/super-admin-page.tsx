import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { formValues } from '../../lib/form-values.ts';
import { RequirePerson } from '../../lib/require-person.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './super-admin.module.css';

/** Opens a church with an administrator's rights. */
export function SuperAdminPage() {
  const [, navigate] = useLocation();
  const open = (event: FormEvent<HTMLFormElement>) => {
    const { slug } = formValues(event, 'slug');
    if (slug.trim()) navigate(`/church-admin?church=${encodeURIComponent(slug.trim().toLowerCase())}`);
  };
  return (
    <RequirePerson name="Super Admin" roles={['Super Admin']}>
      {() => (
        <Page
          title="Super Admin"
          noindex
          about="For the people who run this server. What you change in a church is written in its log under your name."
        >
          <form className={`stack ${styles.form}`} onSubmit={open}>
            <TextField
              label="Church id"
              name="slug"
              placeholder="grace-chapel"
              help="The church opens with an administrator’s rights."
              required
            />
            <p>
              <Button type="submit" look="main">
                Open the church
              </Button>
            </p>
          </form>
        </Page>
      )}
    </RequirePerson>
  );
}
