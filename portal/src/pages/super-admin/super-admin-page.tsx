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
        <Page title="Super Admin" noindex about="For Lampstand staff. Changes are logged under your name.">
          <form className={`stack ${styles.form}`} onSubmit={open}>
            <TextField
              label="Church ID"
              name="slug"
              placeholder="grace-chapel"
              help="You’ll see what its administrators see."
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
