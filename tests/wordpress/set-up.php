<?php
/** Installs WordPress into its empty database, makes an administrator and an author, and prints their passwords as JSON. */

define( 'WP_INSTALLING', true );
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

// Nobody is written to about a site of a test.
add_filter( 'pre_wp_mail', '__return_true' );
$password = wp_generate_password( 20, false );
wp_install( 'Grace Chapel', 'administrator', 'administrator@grace-chapel.example', true, '', $password );
wp_insert_user(
	array(
		'user_login' => 'author',
		'user_pass'  => $password,
		'user_email' => 'author@grace-chapel.example',
		'role'       => 'author',
	)
);

$application = array();
foreach ( array( 'administrator', 'author' ) as $login ) {
	$user                  = get_user_by( 'login', $login );
	list( $secret )        = WP_Application_Passwords::create_new_application_password( $user->ID, array( 'name' => 'test' ) );
	$application[ $login ] = $secret;
	// The guide of the block editor covers what a test wants to press.
	update_user_meta( $user->ID, 'wp_persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ) ) );
}

echo wp_json_encode( compact( 'password', 'application' ) );
