<?php
/**
 * Takes away what the plugin has kept, in each site of a network. Pages are left as they are.
 *
 * @package Lampstand
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Forgets the settings and the list of apps of the present site. */
function lampstand_forget() {
	delete_option( 'lampstand_settings' );
	delete_transient( 'lampstand_catalogue' );
}

if ( ! is_multisite() ) {
	lampstand_forget();
	return;
}
foreach ( get_sites(
	array(
		'fields' => 'ids',
		'number' => 0,
	)
) as $lampstand_site ) {
	switch_to_blog( $lampstand_site );
	lampstand_forget();
	restore_current_blog();
}
